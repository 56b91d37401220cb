import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createForm } from '@/shared/lib/form';
import { fireEvent, renderInApp, screen } from '@/shared/lib/test-render';
import { Form } from './form';
import { submitTo } from './submit-to';

/** A form in a dialog, which is written within another form but drawn beside it. */
const inDialog = (send: () => void) =>
  createPortal(<form aria-label="지갑 등록" onSubmit={submitTo(send)} />, document.body);

it('sends a form, and not the one that a dialog is written in', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  await renderInApp(
    <form aria-label="환전신청" onSubmit={submitTo(outer)}>
      {inDialog(inner)}
    </form>,
  );
  fireEvent.submit(screen.getByRole('form', { name: '지갑 등록' }));
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
  fireEvent.submit(screen.getByRole('form', { name: '환전신청' }));
  expect(outer).toHaveBeenCalledOnce();
});

it('neither submits the model of the form that a dialog is written in', async () => {
  const form = createForm({
    initial: { amount: '' },
    schema: z.object({ amount: z.string().check(z.minLength(1)) }),
  });
  const { scope } = await renderInApp(
    <Form form={form} label="환전신청">
      {inDialog(vi.fn())}
    </Form>,
  );
  fireEvent.submit(screen.getByRole('form', { name: '지갑 등록' }));
  expect(scope.getState(form.$errors)).toEqual({});
  fireEvent.submit(screen.getByRole('form', { name: '환전신청' }));
  expect(Object.keys(scope.getState(form.$errors))).toEqual(['amount']);
});
