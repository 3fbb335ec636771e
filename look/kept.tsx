import { Component, type ComponentChildren, type ComponentClass } from 'preact';

/**
 * A part of the page that is drawn anew only when something that matters to it has changed, by identity; or a signal that
 * it reads. Keeping the elements that a part has drawn would not do: Preact passes over parts, not over elements.
 */
export const kept = <Props extends object>(
  draw: (props: Props) => ComponentChildren,
  matters: (props: Props) => readonly unknown[],
): ComponentClass<Props> =>
  class Kept extends Component<Props> {
    private mattered = matters(this.props as Props);

    override shouldComponentUpdate(props: Props, state: unknown): boolean {
      const before = this.mattered;
      this.mattered = matters(props);
      return state !== this.state || !isSame(before, this.mattered);
    }

    override render(props: Props): ComponentChildren {
      return draw(props);
    }
  };

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((each, i) => Object.is(each, now[i]));
