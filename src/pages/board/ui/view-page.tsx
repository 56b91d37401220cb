import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import {
  AuthorName,
  boardNames,
  boardPaths,
  PostBetCard,
  PostBody,
  type PostDetail,
} from '@/entities/post';
import { reportRequested } from '@/features/post-report';
import { loadTexts } from '@/shared/copy';
import { IconChevronLeft, IconMessage, IconRemoveAll, IconReport, IconWrite } from '@/shared/icons';
import { formatIso, formatShortDateTime } from '@/shared/lib/format';
import { linkSearch } from '@/shared/routes';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { CommunityRail } from '@/widgets/community-nav';
import '../model/refreshing';
import { $back, $board, $isMissing, $picks, deleting, picksTaken, post } from '../model/view';
import { messages } from './messages';
import { Replies } from './replies';
import * as styles from './view-page.css';

/** A link back to the list as it was left. */
function useBackLink() {
  const { board, ...search } = useUnit($back);
  return { to: boardPaths[board].list, search: linkSearch(search) } as const;
}

function Head({ shown }: { shown: PostDetail }) {
  const { title, author, createdAt, editedAt, views, replies } = shown;
  return (
    <header className={styles.head}>
      <Heading level={1}>{title}</Heading>
      <div className={styles.about}>
        <b className={styles.author}>
          <AuthorName author={author} size="md" />
        </b>
        {author.isMine && <span className={styles.mine}>{messages.mine}</span>}
        <span className={styles.figures}>
          <time dateTime={formatIso(createdAt)}>{formatShortDateTime(createdAt)}</time>
          {editedAt !== null && <span>{messages.edited}</span>}
          <span>{messages.views(views)}</span>
          <span>{messages.replyCount(replies)}</span>
        </span>
      </div>
    </header>
  );
}

function Bet({ bet }: { bet: NonNullable<PostDetail['bet']> }) {
  const [picks, onTake] = useUnit([$picks, picksTaken]);
  return (
    <PostBetCard bet={bet}>
      {picks.length > 0 && (
        <Button variant="secondary" onClick={() => onTake()}>
          {messages.take(picks.length)}
        </Button>
      )}
    </PostBetCard>
  );
}

function Actions({ shown: { id, board, author, isReported } }: { shown: PostDetail }) {
  const back = useBackLink();
  const { isDeleting, onDelete, onReport } = useUnit({
    isDeleting: deleting.$isPending,
    onDelete: deleting.start,
    onReport: reportRequested,
  });
  const search = linkSearch({ id });
  return (
    <div className={styles.actions}>
      {author.isMine && (
        <>
          <LinkButton asChild size="sm" variant="secondary">
            <Link to={boardPaths[board].write} search={search}>
              <IconWrite size={16} />
              {messages.change}
            </Link>
          </LinkButton>
          <Button
            size="sm"
            variant="secondary"
            icon={<IconRemoveAll size={16} />}
            loading={isDeleting}
            onClick={() => onDelete(id)}
          >
            {messages.delete}
          </Button>
        </>
      )}
      {!author.isMine && !author.isStaff && (
        <Button
          size="sm"
          variant="quiet"
          icon={<IconReport size={16} />}
          disabled={isReported}
          aria-label={isReported ? messages.reported : messages.reportPost}
          onClick={() => onReport({ kind: 'post', id })}
        >
          {isReported ? messages.reported : messages.report}
        </Button>
      )}
      <LinkButton asChild size="sm" variant="quiet">
        <Link {...back}>{messages.toList}</Link>
      </LinkButton>
    </div>
  );
}

function Shown({ shown }: { shown: PostDetail }) {
  return (
    <>
      <Card as="article">
        <Stack gap="4">
          <Head shown={shown} />
          {shown.isHidden && <Banner tone="warn">{messages.hidden}</Banner>}
          <PostBody html={shown.contents} />
          {shown.bet && <Bet bet={shown.bet} />}
          <Actions shown={shown} />
        </Stack>
      </Card>
      <div className={styles.replies}>
        <Replies shown={shown} />
      </div>
    </>
  );
}

function PostSkeleton() {
  return (
    <Card>
      <Stack gap="3">
        <Skeleton width="48%" height={28} />
        <Skeleton width="32%" />
        <Skeleton width="88%" />
        <Skeleton width="64%" />
      </Stack>
    </Card>
  );
}

/** One post with the bet that is attached to it, and what others replied. */
export function ViewPage() {
  const back = useBackLink();
  const query = useQuery(post);
  const { isMissing, board } = useUnit({
    isMissing: $isMissing,
    board: $board,
  });
  return (
    <CommunityRail>
      <div className={styles.root}>
        <Link {...back} className={styles.back} aria-label={messages.toListOf(boardNames[board])}>
          <IconChevronLeft size={20} />
          {boardNames[board]}
        </Link>
        {isMissing ? (
          <Card>
            <EmptyState
              icon={<IconMessage size={28} />}
              title={messages.missing}
              text={messages.missingText}
            />
          </Card>
        ) : (
          <QueryView
            {...query}
            texts={{ ...loadTexts, failed: messages.postFailed }}
            skeleton={<PostSkeleton />}
          >
            {(shown) => <Shown shown={shown} />}
          </QueryView>
        )}
      </div>
    </CommunityRail>
  );
}
