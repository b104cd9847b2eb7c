/** Keeps the television awake, where the browser lets a page do so: only over https, or on the machine itself. */
export class Awake {
  readonly possible = 'wakeLock' in navigator;
  wanted = $state(true);

  /** To be made with a component, whose end ends it. */
  constructor() {
    $effect(() => {
      if (!this.possible || !this.wanted) return;
      let held: WakeLockSentinel | null = null;
      let over = false;
      const wake = () => {
        if (document.visibilityState !== 'visible') return;
        navigator.wakeLock.request('screen').then(
          (lock) => {
            if (over) void lock.release();
            else held = lock;
          },
          () => {}, // a battery that is low: nothing that the room need know
        );
      };
      wake();
      document.addEventListener('visibilitychange', wake);
      return () => {
        over = true;
        document.removeEventListener('visibilitychange', wake);
        void held?.release();
      };
    });
  }
}
