import type { Said } from './types';

type Sent = { do: string; id: number } & Record<string, unknown>;

/** A WebSocket for tests, which play the host. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  // As the host

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(...messages: Said[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  asked(what: string): Sent[] {
    return this.sent.filter((request) => request.do === what);
  }

  answer(what: string, answer: unknown = null): void {
    this.say({ say: 'answer', id: this.asked(what).at(-1)!.id, answer });
  }

  refuse(what: string, code: string): void {
    this.say({ say: 'refused', id: this.asked(what).at(-1)!.id, reason: { code, facts: {} } });
  }

  /** Accept the connection and the greeting. */
  welcome(): void {
    this.open();
    this.answer('hello', { server: '1', time: 0, addresses: [] });
  }
}
