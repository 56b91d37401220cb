// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { Below } from './below';

it('holds what is below until the part is known, and keeps it from then on', async () => {
  const { rerender } = await renderInApp(<Below isReady={false}>아래</Below>);
  expect(screen.queryByText('아래')).toBeNull();
  rerender(<Below isReady>아래</Below>);
  expect(screen.getByText('아래')).toBeTruthy();
  rerender(<Below isReady={false}>아래</Below>);
  expect(screen.getByText('아래')).toBeTruthy();
});
