import { allSettled, createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '@/shared/copy';
import { act, renderInApp, screen } from '@/shared/lib/test-render';
import { QueryView } from './query-view';

const loaded = createEvent<string | null>();
const $data = createStore<string | null>(null).on(loaded, (_known, data) => data);

function View() {
  return (
    <QueryView<string>
      data={useUnit($data)}
      failure={null}
      texts={{ ...loadTexts, failed: '' }}
      skeleton={<p>skeleton</p>}
      onRetry={() => {}}
    >
      {(text: string) => <p>{text}</p>}
    </QueryView>
  );
}

const shown = () => ['skeleton', 'rows'].filter((text) => screen.queryByText(text) !== null);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function drawBatched(data: string | null = null) {
  const { scope } = await renderInApp(<View />, { values: [[$data, data]] });
  const send = (params: string | null) => allSettled(loaded, { scope, params });
  return { send, load: (params: string | null) => act(() => send(params)) };
}
const draw = async (data: string | null = null) => (await drawBatched(data)).load;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

it('draws at once what is here', async () => {
  await draw('rows');
  expect(shown()).toEqual(['rows']);
});

it('keeps a skeleton that was drawn for 200 ms', async () => {
  const load = await draw();
  await pass(50);
  await load('rows');
  expect(shown()).toEqual(['skeleton']);
  await pass(149);
  expect(shown()).toEqual(['skeleton']);
  await pass(1);
  expect(shown()).toEqual(['rows']);
});

it('keeps nobody waiting who has waited longer', async () => {
  const load = await draw();
  await pass(200);
  expect(shown()).toEqual(['skeleton']);
  await load('rows');
  expect(shown()).toEqual(['rows']);
});

it('holds the second skeleton as long as the first', async () => {
  const load = await draw();
  await pass(200);
  await load('rows');
  await load(null);
  await pass(100);
  await load('rows');
  expect(shown()).toEqual(['skeleton']);
  await pass(100);
  expect(shown()).toEqual(['rows']);
});

it('lets go of a skeleton that is needed again in the render that ends the first', async () => {
  const { load, send } = await drawBatched();
  await load('rows');
  // Its time is over, but nothing is drawn again before the next is needed.
  await act(async () => {
    await vi.advanceTimersByTimeAsync(200);
    await send(null);
  });
  await load('rows');
  expect(shown()).toEqual(['skeleton']);
  await pass(200);
  expect(shown()).toEqual(['rows']);
});
