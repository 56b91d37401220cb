// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { LiveGrid } from './live-grid';
import { states } from './sample-states';

it('holds what is below until it is known how high the grid will be', async () => {
  await renderInApp(<LiveGrid>아래</LiveGrid>, { scope: states.loading.scope() });
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByText('아래')).toBeNull();

  await renderInApp(<LiveGrid>아래</LiveGrid>, { scope: states.empty.scope() });
  expect(screen.getByText('아래')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
