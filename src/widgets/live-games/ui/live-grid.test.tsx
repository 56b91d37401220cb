// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { gameValues } from '../lib/sample-games';
import { LiveGrid } from './live-grid';

it('holds what is below until it is known how high the grid will be', async () => {
  await renderInApp(<LiveGrid>아래</LiveGrid>);
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByText('아래')).toBeNull();

  await renderInApp(<LiveGrid>아래</LiveGrid>, { values: gameValues.empty });
  expect(screen.getByText('아래')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
