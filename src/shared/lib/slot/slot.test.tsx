import { expect, it } from 'vitest';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { Slot } from './slot';

it('gives class and attributes to its child, whose own stay', async () => {
  await renderInApp(
    <Slot className="look" aria-expanded={false} data-mark="">
      <a href="/rule" className="own" aria-label="이용규정">
        규정
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link', { name: '이용규정' });
  expect(link.className).toBe('look own');
  expect(link.getAttribute('aria-expanded')).toBe('false');
  expect(link.getAttribute('data-mark')).toBe('');
  expect(link.getAttribute('href')).toBe('/rule');
});

it('keeps the attributes of its child where both name one', async () => {
  await renderInApp(
    <Slot className="look" aria-current="true">
      <a href="/rule" aria-current="page">
        규정
      </a>
    </Slot>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page');
});
