// @vitest-environment jsdom
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { lazyPart } from './lazy-part';

function Part() {
  return <p>부분</p>;
}

it('draws the part once it has come, after a failed try as well', async () => {
  const importer = vi.fn(async () => Part).mockRejectedValueOnce(new Error('chunk'));
  const Lazy = lazyPart(importer);
  await renderInApp(
    <Suspense>
      <Lazy />
    </Suspense>,
  );
  expect(await screen.findByText('부분')).toBeTruthy();
  expect(importer).toHaveBeenCalledTimes(2);
});

it('leaves the page whole when the part never comes', async () => {
  const Lazy = lazyPart<object>(() => Promise.reject(new Error('chunk')));
  await renderInApp(
    <>
      <p>페이지</p>
      <Suspense>
        <Lazy />
      </Suspense>
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.getByText('페이지')).toBeTruthy();
});

it('lets a fallback speak for what never comes', async () => {
  const Lazy = lazyPart<object>(() => Promise.reject(new Error('chunk')), Part);
  await renderInApp(
    <Suspense>
      <Lazy />
    </Suspense>,
  );
  expect(await screen.findByText('부분', {}, { timeout: 3000 })).toBeTruthy();
});
