import { useUnit } from 'effector-react';
import { type DeskRequest, queueSection, settingTexts } from '@/entities/desk-request';
import { $isAdmin, $member } from '@/entities/member';
import { $request, DecisionBar, requestChosen } from '@/features/desk-decision';
import { DeskLink } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatShortDateTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { recentText } from '../lib/recent-text';
import { isOutdated } from '../lib/wanted-terms';
import { recent, type SiteSettings, waiting } from '../model/settings';
import * as layout from './desk-settings.css';
import { messages } from './messages';
import { SettingBlock } from './setting-block';
import * as styles from './setting-block.css';

interface WaitingChangesProps {
  /** What is set now, which a change is held against. */
  shown: SiteSettings;
}

/** One change, with what may be done about it where it is the one that is decided. */
function Change({ request, shown }: WaitingChangesProps & { request: DeskRequest }) {
  const { member, current, onChoose } = useUnit({
    member: $member,
    current: $request,
    onChoose: requestChosen,
  });
  const { id, setting, memberId, nickname, createdAt } = request;
  if (setting === null) return null;
  const texts = settingTexts(setting);
  return (
    <li className={styles.change}>
      {texts.map(({ name, before, after }) => (
        <span key={name}>
          {name} {before} → <b>{after}</b>
        </span>
      ))}
      <span>{setting.reason}</span>
      <span className={styles.note}>
        {messages.by(nickname, formatShortDateTime(createdAt))}
        {memberId === member?.id && ` · ${messages.mine}`}
      </span>
      {current?.id === id ? (
        <DecisionBar
          grantOff={isOutdated(setting, shown) ? messages.outdated : null}
          hasKeys={false}
        />
      ) : (
        <div>
          <Button
            size="sm"
            variant="secondary"
            aria-label={messages.decideOf(texts[0]?.name ?? id)}
            onClick={() => onChoose(request)}
          >
            {messages.decide}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What was asked for and waits for another admin, decided here or in its queue. */
function WaitingChanges({ shown }: WaitingChangesProps) {
  const query = useQuery(waiting);
  return (
    <>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failedWaiting }}
        isEmpty={(list) => list.length === 0}
        empty={<p className={styles.note}>{messages.noWaiting}</p>}
        skeleton={<Skeleton height="48px" />}
      >
        {(requests) => (
          <ul className={styles.rows}>
            {requests.map((request) => (
              <Change key={request.id} request={request} shown={shown} />
            ))}
          </ul>
        )}
      </QueryView>
      <div>
        <LinkButton size="sm" variant="secondary" asChild>
          <DeskLink section={queueSection('setting')}>{messages.queue}</DeskLink>
        </LinkButton>
      </div>
    </>
  );
}

/** What was set last, by whom, with the way to all records. */
function RecentChanges() {
  const query = useQuery(recent);
  return (
    <>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failedRecent }}
        empty={<p className={styles.note}>{messages.noRecent}</p>}
        skeleton={<Skeleton height="96px" />}
      >
        {(records) => (
          <ul className={styles.rows}>
            {records.map((record) => (
              <li key={record.id} className={styles.change}>
                <span>{recentText(record)}</span>
                <span className={styles.note}>
                  {messages.by(record.by, formatShortDateTime(record.at))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <div>
        <DeskLink section="audit">{messages.allRecords}</DeskLink>
      </div>
    </>
  );
}

/** What waits for another admin, and what was set last; beside the settings where there is room. */
export function SettingsPanel({ data }: { data: SiteSettings }) {
  const isAdmin = useUnit($isAdmin);
  return (
    <aside className={layout.panel} aria-label={messages.panel}>
      <SettingBlock title={messages.waiting}>
        <WaitingChanges shown={data} />
      </SettingBlock>
      {isAdmin && (
        <SettingBlock title={messages.recent}>
          <RecentChanges />
        </SettingBlock>
      )}
    </aside>
  );
}
