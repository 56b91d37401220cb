// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { InTurn } from './in-turn';
import { hasTurns, startTurns } from './line';

function Page() {
  return (
    <>
      <InTurn>
        <p>첫째</p>
      </InTurn>
      <InTurn>
        <p>둘째</p>
      </InTurn>
    </>
  );
}

it('draws everything at once where the first page is not drawn part by part', async () => {
  await renderInApp(<Page />);
  expect(screen.getByText('첫째')).toBeTruthy();
  expect(screen.getByText('둘째')).toBeTruthy();
});

it('draws the parts of the first page one after the other, and later pages at once', async () => {
  startTurns();
  const { unmount } = await renderInApp(<Page />);
  expect(screen.queryByText('첫째')).toBeNull();
  await screen.findByText('첫째');
  expect(screen.queryByText('둘째')).toBeNull();
  await screen.findByText('둘째');
  await expect.poll(hasTurns).toBe(false);
  unmount();
  await renderInApp(<Page />);
  expect(screen.getByText('둘째')).toBeTruthy();
});

it('holds the place of a part until its turn', async () => {
  startTurns();
  await renderInApp(
    <InTurn place={<p>자리</p>}>
      <p>첫째</p>
    </InTurn>,
  );
  expect(screen.getByText('자리')).toBeTruthy();
  await screen.findByText('첫째');
  expect(screen.queryByText('자리')).toBeNull();
});

it('goes on without a part that has gone before its turn', async () => {
  startTurns();
  const { unmount } = await renderInApp(<Page />);
  unmount();
  await expect.poll(hasTurns).toBe(false);
});
