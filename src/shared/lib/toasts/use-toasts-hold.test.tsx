import { useState } from 'react';
import { expect, it } from 'vitest';
import { act, fireEvent, renderInApp, screen } from '@/shared/lib/test-render';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastsHeld } from './model';
import { useToastsHold } from './use-toasts-hold';

function Stake() {
  return <input aria-label="베팅금액" {...useToastsHold('stake')} />;
}

function Slip() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Stake />}
      <button type="button" onClick={() => setOpen(false)}>
        비우기
      </button>
    </>
  );
}

it('holds toasts while the field has the focus, and no longer than it is there', async () => {
  const { scope } = await renderInApp(<Slip />);
  const holds = watchCalls(scope, toastsHeld);
  act(() => screen.getByRole('textbox').focus());
  act(() => screen.getByRole('textbox').blur());
  act(() => screen.getByRole('textbox').focus());
  expect(holds.map(({ isHeld }) => isHeld)).toEqual([true, false, true]);
  fireEvent.click(screen.getByRole('button'));
  expect(holds.at(-1)).toEqual({ by: 'stake', isHeld: false });
});
