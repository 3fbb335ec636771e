/** How often sockets are looked after, in milliseconds. */
export const BEAT = 5000;
/** After so many beats without a word somebody is asked for a sign of life … */
const ASKED = 2;
/** … and after so many their line is dead. */
const DEAD = 4;

/** Whether there is still somebody at the other end of a line that says nothing when it breaks. */
export class Vitals {
  private quiet = 0;

  /** Something has come, whatever it was: whoever speaks need not be asked. */
  heard(): void {
    this.quiet = 0;
  }

  /** Another beat has passed. */
  beat(): 'fine' | 'ask' | 'dead' {
    this.quiet += 1;
    if (this.quiet >= DEAD) return 'dead';
    return this.quiet === ASKED ? 'ask' : 'fine';
  }
}
