/** The time, told anew every so often as long as the component is shown that asks for it. */
export class Ticking {
  now = $state(Date.now());

  constructor(every: number) {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), every);
      return () => clearInterval(timer);
    });
  }
}
