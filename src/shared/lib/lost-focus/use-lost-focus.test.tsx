import { useCallback, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fireEvent, renderInApp, screen } from '@/shared/lib/test-render';
import { useLostFocus } from './use-lost-focus';

const onLost = vi.fn();

/** A button that cannot be used while something is open, and one that is there as long as it is. */
function Requests() {
  const [isOpen, setOpen] = useState(false);
  useLostFocus(
    isOpen,
    useCallback((value: boolean) => onLost(value), []),
  );
  return (
    <>
      <input aria-label="입금자명" />
      {/* Clicked without the focus going there, as if staff did it. */}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        담당자
      </button>
      <button type="button" disabled={isOpen} onClick={() => setOpen(true)}>
        신청
      </button>
      {isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          취소
        </button>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function draw() {
  onLost.mockClear();
  await renderInApp(<Requests />);
}

it('calls back when what had the focus is disabled or gone', async () => {
  await draw();
  button('신청').focus();
  fireEvent.click(button('신청'));
  expect(onLost.mock.calls).toEqual([[true]]);
  button('취소').focus();
  fireEvent.click(button('취소'));
  expect(onLost.mock.calls).toEqual([[true], [false]]);
});

it('says nothing where somebody else has changed it', async () => {
  await draw();
  fireEvent.click(button('담당자'));
  expect(onLost, 'nothing had the focus').not.toHaveBeenCalled();
  screen.getByRole('textbox').focus();
  fireEvent.click(button('담당자'));
  screen.getByRole('textbox').blur();
  fireEvent.click(button('담당자'));
  expect(onLost, 'what had it is still there').not.toHaveBeenCalled();
});
