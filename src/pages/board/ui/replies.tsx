import { useUnit } from 'effector-react';
import { type PostDetail, type PostReply, ReplyItem } from '@/entities/post';
import { reportRequested } from '@/features/post-report';
import { common, loadTexts } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Form, FormTextarea } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { Inline } from '@/shared/ui/inline';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import {
  $answered,
  $changed,
  answerChosen,
  changeChosen,
  changeForm,
  changing,
  deletion,
  maxText,
  replies,
} from '../model/replies';
import { messages } from './messages';
import { ReplyBox } from './reply-box';

function ChangeForm() {
  const { values, isPending, onStop } = useUnit({
    values: changeForm.$values,
    isPending: changing.$isPending,
    onStop: changeChosen,
  });
  return (
    <Form form={changeForm} label={messages.changeReply}>
      <FormTextarea
        form={changeForm}
        name="text"
        label={messages.changedText}
        maxLength={maxText}
        rows={3}
        hint={messages.count(values.text.length, maxText)}
      />
      <Inline gap="2" justify="end">
        <Button size="sm" variant="secondary" onClick={() => onStop(null)}>
          {common.cancel}
        </Button>
        <Button size="sm" type="submit" loading={isPending}>
          {common.save}
        </Button>
      </Inline>
    </Form>
  );
}

interface ActionsProps {
  reply: PostReply;
  /** The post takes no replies. */
  isClosed: boolean;
}

function Actions({ reply, isClosed }: ActionsProps) {
  const { onAnswer, onChange, onDelete, onReport } = useUnit({
    onAnswer: answerChosen,
    onChange: changeChosen,
    onDelete: deletion.start,
    onReport: reportRequested,
  });
  const { id, author, isReported } = reply;
  const name = author?.nickname ?? '';
  return (
    <>
      {!isClosed && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={messages.answerOf(name)}
          onClick={() => onAnswer(reply)}
        >
          {messages.answer}
        </Button>
      )}
      {author?.isMine && (
        <>
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.changeReply}
            onClick={() => onChange(reply)}
          >
            {messages.change}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.deleteReply}
            onClick={() => onDelete(id)}
          >
            {messages.delete}
          </Button>
        </>
      )}
      {author?.isMine === false && !author.isStaff && (
        <Button
          size="sm"
          variant="quiet"
          disabled={isReported}
          aria-label={isReported ? messages.reported : messages.reportReplyOf(name)}
          onClick={() => onReport({ kind: 'reply', id })}
        >
          {isReported ? messages.reported : messages.report}
        </Button>
      )}
    </>
  );
}

interface RepliesProps {
  /** The post that they are about. */
  shown: PostDetail;
}

/** What others replied to a post, and where one does. */
export function Replies({ shown: { author, isHidden, replies: count } }: RepliesProps) {
  const [answered, changed] = useUnit([$answered, $changed]);
  const { items, failure, isPending, onRetry, ...paged } = usePaged(replies);
  return (
    <Stack gap="3" as="section" aria-label={messages.replies}>
      <Heading level={2}>{messages.replyCount(count)}</Heading>
      <QueryView
        data={items}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.repliesFailed }}
        skeleton={<Skeleton height={120} shape="box" />}
        empty={
          <Card>
            <EmptyState title={messages.noReplies} />
          </Card>
        }
        failureAt="end"
        onRetry={onRetry}
      >
        {(all) => (
          <Card padding="0" clip>
            <ul>
              {all.map((reply) => (
                <ReplyItem
                  key={reply.id}
                  reply={reply}
                  isByAuthor={reply.author?.nickname === author.nickname}
                  isChosen={reply.id === answered?.id}
                  actions={
                    reply.id !== changed?.id && <Actions reply={reply} isClosed={isHidden} />
                  }
                >
                  {reply.id === changed?.id ? <ChangeForm /> : undefined}
                </ReplyItem>
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
      <LoadMore paged={{ ...paged, failure, isPending }} label={messages.more} />
      {!isHidden && <ReplyBox />}
    </Stack>
  );
}
