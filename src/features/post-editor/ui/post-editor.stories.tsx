import { allSettled } from 'effector';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { createForm } from '@/shared/lib/form';
import { press } from '@/shared/lib/test-press';
import { asArg, makeScope } from '@/shared/lib/test-scope';
import { Form } from '@/shared/ui/form';
import type { AttachedFile, FileState } from '../lib/attached-file';
import { postSchema, type PostValues } from '../lib/post-schema';
import { $files } from '../model';
import { PostEditor } from './post-editor';

const form = createForm<PostValues>({ initial: { title: '', contents: '' }, schema: postSchema });
const id = 'k3f9x0c2m7q1w8e5r4t6y2u0';
/** The catalogue has no file server: an image of one point, in the place of its address. */
const point = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const contents =
  '<h3>울산–전북</h3><p>울산은 최근 홈 다섯 경기에서 <strong>선제 실점이 없었습니다.</strong></p><ul><li><p>서울 삼성 플러스 핸디</p></li><li><p>창원 LG 언더</p></li></ul>';
const file = (name: string, state: FileState, size: number): AttachedFile => ({
  key: name,
  name,
  size,
  state,
  file: null,
  url: state === 'done' ? `/file/download/post/${id}.webp` : null,
  advice: state === 'failed' ? '인터넷 연결을 확인하고 다시 시도해주세요.' : null,
});

function scopeOf(text: string, files: readonly AttachedFile[] = []) {
  const body = { id, url: point, width: 8, height: 8, bytes: 84_112 };
  const uploads = [{ status: 201, body }];
  const api = createFakeApi({
    'POST /board/image': () => uploads.shift() ?? makeProblem('UNAVAILABLE'),
  });
  return {
    scope() {
      const scope = makeScope({
        values: [
          [$api, api],
          [$files, files],
        ],
      });
      void allSettled(form.filled, { scope, params: { contents: text } });
      return scope;
    },
  };
}

const meta = {
  title: 'features/post-editor/PostEditor',
  component: PostEditor,
  args: { form: asArg(form) },
  parameters: scopeOf(contents),
  render: (args) => (
    <Form form={args.form} label="글쓰기">
      <PostEditor {...args} />
    </Form>
  ),
} satisfies Meta<typeof PostEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An image is picked, uploaded and put into the text; the toolbar is one stop of Tab. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '내용' });
    await expect(text).toHaveTextContent('울산은 최근 홈 다섯 경기');
    const bold = canvas.getByRole('button', { name: '굵게' });
    bold.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '취소선' })).toHaveFocus();
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
    const picker = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    const chosen = new DataTransfer();
    chosen.items.add(new File([png], '울산_홈_득실.png', { type: 'image/png' }));
    picker.files = chosen.files;
    picker.dispatchEvent(new Event('change', { bubbles: true }));
    await press(await canvas.findByRole('button', { name: '울산_홈_득실.png 본문에 넣기' }));
    await waitFor(() => expect(text.querySelector('img')).not.toBeNull());
    await expect(canvas.getByText('본문에 넣음')).toBeVisible();
  },
};

/** Files in every state, beside a text that is missing. */
export const Matrix: Story = {
  parameters: scopeOf('', [
    file('울산_홈_5경기_득실.png', 'done', 218_000),
    file('kbl_2라운드_연장비율.jpg', 'sending', 1_400_000),
    file('선발라인업.png', 'queued', 300_000),
    file('선발라인업_원본.png', 'tooLarge', 2_700_000),
    file('기록.gif', 'wrongType', 90_000),
    file('깨진_이미지.png', 'broken', 90_000),
    file('벤치.webp', 'failed', 90_000),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2MB를 넘는 이미지입니다/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '벤치.webp 다시 올리기' })).toBeVisible();
  },
};
