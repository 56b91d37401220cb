import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { makeAuthor, makeReply } from '../lib/sample-posts';
import { ReplyItem } from './reply-item';

const onAnswer = fn();
const actions = (
  <Button size="sm" variant="quiet" onClick={onAnswer}>
    답글
  </Button>
);

const meta = {
  title: 'entities/post/ReplyItem',
  component: ReplyItem,
  args: { reply: makeReply(), actions },
} satisfies Meta<typeof ReplyItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = makeReply({
  id: 42,
  parentId: 41,
  editedAt: 1,
  text: '맞아요.\n그래서 158.5까지만 봤습니다.',
  author: makeAuthor({ nickname: '한강바람', level: 12, isMine: true }),
});

/** A reply that is answered, its answer, and what is left of those that are gone. */
export const Matrix: Story = {
  render: () => (
    <Card padding="0" clip>
      <ul>
        <ReplyItem reply={makeReply()} isChosen actions={actions} />
        <ReplyItem reply={answer} isByAuthor actions={actions} />
        <ReplyItem reply={makeReply({ author: null, text: '', state: 'deleted' })} />
        <ReplyItem reply={makeReply({ parentId: 41, author: null, text: '', state: 'hidden' })} />
      </ul>
    </Card>
  ),
};
