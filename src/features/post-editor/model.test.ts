import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, type FakeAnswer, makeProblem } from '@/shared/api/testing';
import { $toasts } from '@/shared/lib/toasts';
import { makeScope } from '@/shared/lib/test-scope';
import { $files, fileRemoved, fileRetried, filesChosen, filesForgotten } from './model';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const image = (name: string, bytes = 12) =>
  new File([png, new Uint8Array(bytes - png.length)], name);
const uploaded = (id: string) => {
  const url = `/file/download/post/${id.repeat(24)}.webp`;
  return { status: 201, body: { id: id.repeat(24), url, width: 8, height: 8, bytes: 84_112 } };
};

function attach(answers: FakeAnswer[]) {
  const types: (string | null)[] = [];
  const api = createFakeApi({
    'POST /board/image': ({ headers }) => {
      types.push(headers.get('content-type'));
      return answers.shift() ?? makeProblem('UNAVAILABLE');
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  const choose = (...params: File[]) => allSettled(filesChosen, { scope, params });
  const files = () => scope.getState($files);
  return { scope, choose, files, types };
}

it('uploads one after the other, as they are', async () => {
  const { choose, files, types } = attach([uploaded('a'), uploaded('b')]);
  await choose(image('a.png'), image('b.png'));
  expect(files()).toMatchObject([
    { name: 'a.png', state: 'done', url: uploaded('a').body.url, size: 84_112, file: null },
    { name: 'b.png', state: 'done', url: uploaded('b').body.url },
  ]);
  expect(types).toEqual(['application/octet-stream', 'application/octet-stream']);
});

it('sends nothing that is no image, or too large', async () => {
  const { choose, files, types } = attach([]);
  await choose(new File(['<svg>'], 'a.png', { type: 'image/png' }));
  await choose(image('b.png', 2 * 1024 * 1024 + 1));
  expect(files().map(({ state }) => state)).toEqual(['wrongType', 'tooLarge']);
  expect(types).toEqual([]);
});

it.each([
  ['VALIDATION', 'broken'],
  ['PAYLOAD_TOO_LARGE', 'tooLarge'],
  ['RATE_LIMITED', 'failed'],
] as const)('%s makes it %s', async (code, state) => {
  const { choose, files } = attach([makeProblem(code)]);
  await choose(image('a.png'));
  expect(files()).toMatchObject([{ state }]);
});

it('sends one that failed again, and what waits behind it meanwhile', async () => {
  const { scope, choose, files } = attach([
    makeProblem('UNAVAILABLE'),
    uploaded('b'),
    uploaded('a'),
  ]);
  await choose(image('a.png'), image('b.png'));
  expect(files().map(({ state }) => state)).toEqual(['failed', 'done']);
  await allSettled(fileRetried, { scope, params: files()[0]?.key ?? '' });
  expect(files().map(({ state }) => state)).toEqual(['done', 'done']);
});

it('takes five, says so, and takes others in the place of removed ones', async () => {
  const { scope, choose, files } = attach([]);
  const wrong = (name: string) => new File(['x'], name);
  await choose(...['1', '2', '3', '4', '5', '6'].map(wrong));
  expect(files()).toHaveLength(5);
  expect(scope.getState($toasts)).toMatchObject([
    { text: '이미지는 5장까지 첨부하실 수 있습니다.' },
  ]);
  await allSettled(fileRemoved, { scope, params: files()[0]?.key ?? '' });
  await choose(wrong('7'));
  expect(files().map(({ name }) => name)).toEqual(['2', '3', '4', '5', '7']);
  await allSettled(filesForgotten, { scope });
  expect(files()).toEqual([]);
});
