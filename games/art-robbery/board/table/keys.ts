const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys go from button to button within a group, round and round. */
export function roam(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  buttons.at((at + step) % buttons.length)!.focus();
  event.preventDefault();
}
