import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { boardNames, boardPaths } from '@/entities/post';
import { countOf, PostEditor, titleRange } from '@/features/post-editor';
import { common, loadTexts } from '@/shared/copy';
import { IconMessage, IconSlip } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { FieldError } from '@/shared/ui/field-error';
import { Form, FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { Inline } from '@/shared/ui/inline';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { CommunityRail } from '@/widgets/community-nav';
import {
  $board,
  $edition,
  $fileFault,
  $isMissing,
  $postId,
  $waits,
  existing,
  form,
  saving,
} from '../model/write';
import { BetPicker } from './bet-picker';
import { LeaveGuard } from './leave-guard';
import { messages } from './messages';
import * as styles from './write-page.css';

function TitleField() {
  const { title } = useUnit(form.$values);
  return (
    <FormTextField
      form={form}
      name="title"
      label={messages.title}
      placeholder={messages.titleHint}
      maxLength={titleRange.max}
      autoComplete="off"
      trailing={
        <Text size="sm" tone="hint" numeric>
          {messages.count(countOf(title), titleRange.max)}
        </Text>
      }
    />
  );
}

function Foot() {
  const { board, postId, isSaving, waits, fault } = useUnit({
    board: $board,
    postId: $postId,
    fault: $fileFault,
    isSaving: saving.$isPending,
    waits: $waits,
  });
  return (
    <>
      <Text as="p" size="sm" tone="secondary">
        {messages.rules}{' '}
        <Link to="/rule" target="_blank" className={styles.rules}>
          {messages.rulesLink}
        </Link>
      </Text>
      <Inline gap="2" align="center" justify="end" wrap>
        <span className={styles.fault}>
          <FieldError>{fault}</FieldError>
          {waits && <span role="status">{messages.waits}</span>}
        </span>
        <LinkButton asChild variant="secondary">
          {postId === null ? (
            <Link to={boardPaths[board].list}>{common.cancel}</Link>
          ) : (
            <Link to={boardPaths[board].view} params={{ id: String(postId) }}>
              {common.cancel}
            </Link>
          )}
        </LinkButton>
        <Button type="submit" loading={isSaving || waits}>
          {messages.submit}
        </Button>
      </Inline>
    </>
  );
}

function Writing() {
  const [postId, edition] = useUnit([$postId, $edition]);
  const picker = useRef<HTMLElement>(null);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Form form={form} label={messages.write}>
          <TitleField />
          <PostEditor
            key={`${postId} ${edition}`}
            form={form}
            actions={
              <Button
                size="sm"
                variant="quiet"
                icon={<IconSlip size={16} />}
                onClick={() => {
                  picker.current?.scrollIntoView({ block: 'nearest' });
                  picker.current?.focus();
                }}
              >
                {messages.attachBet}
              </Button>
            }
          />
          <Foot />
        </Form>
      </div>
      <BetPicker ref={picker} />
    </div>
  );
}

/** The form of a new post, or of one of the member's own. */
export function WritePage() {
  const { data: own, failure, isPending, onRetry } = useQuery(existing);
  const { board, postId, isMissing } = useUnit({
    board: $board,
    postId: $postId,
    isMissing: $isMissing,
  });
  return (
    <CommunityRail>
      <div className={styles.root}>
        <LeaveGuard />
        <header className={styles.header}>
          <Heading level={1}>{postId === null ? messages.write : messages.edit}</Heading>
          <Text tone="hint">{boardNames[board]}</Text>
        </header>
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
            data={postId === null ? true : own && true}
            failure={failure}
            isPending={isPending}
            texts={{ ...loadTexts, failed: messages.postFailed }}
            skeleton={<Skeleton height={420} shape="box" />}
            onRetry={() => onRetry()}
          >
            {() => <Writing />}
          </QueryView>
        )}
      </div>
    </CommunityRail>
  );
}
