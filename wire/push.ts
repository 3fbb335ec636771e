/** What a browser is called with. */
export interface PushedCall {
  /** What for, or that several tables wait. */
  readonly show: string;
  /** One notification for each. */
  readonly tag: string;
  /** The same for the same call, however often it is sent. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly language: string;
  readonly open: string;
  /** Missing where it cannot be put off. */
  readonly later?: string;
  readonly waiting: number;
}

/** It has been seen or dealt with elsewhere. */
interface Withdrawal {
  readonly close: string;
  readonly waiting: number;
}

/** What the server tells the service worker of a browser; encrypted, so that the push service cannot read it. */
export type PushMessage = PushedCall | Withdrawal;
