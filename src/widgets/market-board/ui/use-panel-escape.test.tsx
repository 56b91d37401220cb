import { expect, it, vi } from 'vitest';
import { fireEvent, renderInApp, screen } from '@/shared/lib/test-render';
import { usePanelEscape } from './use-panel-escape';

const onClose = vi.fn();

function Board({ isOpen }: { isOpen: boolean }) {
  usePanelEscape(isOpen, onClose);
  return (
    <>
      <input aria-label="베팅금액" />
      <div id="board">
        <button type="button">+42</button>
      </div>
    </>
  );
}

function pressEscape(from: Element) {
  fireEvent.keyDown(from, { key: 'Escape' });
}

it('closes the markets by Esc from the button that opened them, and from nowhere', async () => {
  await renderInApp(<Board isOpen />);
  const more = screen.getByRole('button');
  more.focus();
  pressEscape(more);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(more);
  more.blur();
  pressEscape(document.body);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leaves an Esc that something else has the focus for', async () => {
  onClose.mockClear();
  await renderInApp(<Board isOpen />);
  const field = screen.getByRole('textbox');
  field.focus();
  pressEscape(field);
  expect(onClose).not.toHaveBeenCalled();
});

it('hears nothing where no markets are open', async () => {
  onClose.mockClear();
  await renderInApp(<Board isOpen={false} />);
  pressEscape(document.body);
  expect(onClose).not.toHaveBeenCalled();
});
