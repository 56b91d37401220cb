import { userEvent } from 'storybook/test';
import { coverOf } from '@/shared/lib/topmost';

const PATIENCE_MS = 1000;
const EVERY_MS = 50;

/** The tag of the element without what is in it: a whole page in a message takes seconds to print. */
function tagOf(element: Element): string {
  return (element.cloneNode(false) as Element).outerHTML;
}

/** Waits until the element is the topmost one at its centre, one second at most; fails with what covers it. */
async function untilTopmost(element: Element): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let cover = coverOf(element); cover !== null; cover = coverOf(element)) {
    if (performance.now() > deadline)
      throw new Error(`${tagOf(element)} cannot be pressed: it is covered by ${tagOf(cover)}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** Presses the element as a pointer would: only where nothing is painted above it. */
export async function press(element: Element): Promise<void> {
  await untilTopmost(element);
  await userEvent.click(element);
}

/** Presses Enter on what has the focus, which must be visible: nobody confirms what they cannot see. */
export async function pressEnter(): Promise<void> {
  await untilTopmost(document.activeElement ?? document.body);
  await userEvent.keyboard('{Enter}');
}

/** Presses the field and types; the options are those of `userEvent.type`. */
export async function typeInto(...args: Parameters<typeof userEvent.type>): Promise<void> {
  await untilTopmost(args[0]);
  await userEvent.type(...args);
}

/** Chooses the options of those values in a list. */
export async function choose(list: Element, values: string | string[]): Promise<void> {
  await untilTopmost(list);
  await userEvent.selectOptions(list, values);
}

/** Moves the pointer over the element. */
export async function hoverOver(element: Element): Promise<void> {
  await untilTopmost(element);
  await userEvent.hover(element);
}
