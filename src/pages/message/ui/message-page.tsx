import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $unreadCount } from '@/entities/member';
import { MessageRow } from '@/entities/message';
import { listTexts } from '@/shared/copy';
import { IconMessage } from '@/shared/icons';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { ListPage } from '@/shared/ui/list-page';
import {
  $contents,
  $failedId,
  $gatedPath,
  $openId,
  $readIds,
  deletion,
  goOnClicked,
  inbox,
  messageRetried,
  messageToggled,
} from '../model';
import { messages } from './messages';

const texts = { ...listTexts, ...messages };

/** For a member whom the unread gate sent here; leads on once everything is read. */
function GateBanner({ unreadCount }: { unreadCount: number }) {
  const onGoOn = useUnit(goOnClicked);
  return unreadCount > 0 ? (
    <Banner tone="warn" title={messages.gate}>
      {messages.gateHelp}
    </Banner>
  ) : (
    <Banner
      tone="success"
      action={
        <Button size="sm" onClick={() => onGoOn()}>
          {messages.goOn}
        </Button>
      }
    >
      {messages.gateDone}
    </Banner>
  );
}

/** The inbox: list, reading in place, deleting what was read. */
export function MessagePage() {
  const page = useUnit({
    unreadCount: $unreadCount,
    gatedPath: $gatedPath,
    items: inbox.$items,
    openId: $openId,
    contents: $contents,
    failedId: $failedId,
    readIds: $readIds,
    isDeleting: deletion.$isPending,
    onDelete: deletion.start,
    onToggle: messageToggled,
    onRetry: messageRetried,
  });
  const { unreadCount, readIds, items } = page;
  return (
    <ListPage
      list={inbox}
      texts={texts}
      note={
        unreadCount > 0
          ? messages.unreadCount(unreadCount)
          : (items?.length ?? 0) > 0 && messages.allRead
      }
      actions={
        readIds.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            loading={page.isDeleting}
            onClick={() => page.onDelete(readIds)}
          >
            {messages.deleteRead}
          </Button>
        )
      }
      above={page.gatedPath !== null && <GateBanner unreadCount={unreadCount} />}
      emptyIcon={<IconMessage size={28} />}
      emptyAction={
        <LinkButton asChild variant="secondary">
          <Link to="/">{messages.toTop}</Link>
        </LinkButton>
      }
    >
      {(message) => (
        <MessageRow
          key={message.id}
          message={message}
          isOpen={message.id === page.openId}
          contents={page.contents[message.id]?.contents ?? null}
          hasFailed={message.id === page.failedId}
          isDeleting={page.isDeleting}
          onToggle={page.onToggle}
          onRetry={page.onRetry}
          onDelete={(id) => page.onDelete([id])}
        />
      )}
    </ListPage>
  );
}
