import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { $isAdmin } from '@/entities/member';
import { useDeskPath } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatUsdtRate } from '@/shared/lib/format';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { SiteSettings } from '../api';
import { wantedRate } from '../lib/wanted-terms';
import { gameCounts } from '../model/beside';
import { settings, SettingsGate, waiting } from '../model/settings';
import { BannedWords } from './banned-words';
import { BonusBlock } from './bonus-block';
import * as styles from './desk-settings.css';
import { LimitBlock } from './limit-block';
import { messages } from './messages';
import { MinutesForm } from './minutes-form';
import { MovingValue } from './moving-value';
import { RateForm } from './rate-form';
import { RecentChanges } from './recent-changes';
import { SettingBlock } from './setting-block';
import { SwitchRows } from './switch-rows';
import { WaitingChanges } from './waiting-changes';

/** Minigames are closed one by one, in a section of their own. */
function GamesLine() {
  const to = useDeskPath();
  const counts = useUnit(gameCounts.$data);
  return (
    <Link to={to} params={{ section: 'minigame', tab: undefined }}>
      {counts === null ? messages.gamesUnknown : messages.games(counts)}
    </Link>
  );
}

function Alone({ data }: { data: SiteSettings }) {
  return (
    <div className={styles.group}>
      <div className={styles.column}>
        <SettingBlock title={messages.operation}>
          <SwitchRows settings={data} />
          <GamesLine />
        </SettingBlock>
        <SettingBlock
          title={messages.autoLogoutMin}
          value={<b>{messages.minutes(data.autoLogoutMin)}</b>}
          note={messages.autoLogoutNote}
        >
          <MinutesForm />
        </SettingBlock>
      </div>
      <SettingBlock
        title={messages.words}
        value={<span>{messages.wordCount(data.idNiknameBan.length)}</span>}
        note={messages.wordsNote}
      >
        <BannedWords />
      </SettingBlock>
    </div>
  );
}

function OfMoney({ data: { usdRate, bonusTerms, levelLimits } }: { data: SiteSettings }) {
  const requests = useUnit(waiting.$data);
  const rate = usdRate === null ? messages.noRate : formatUsdtRate(usdRate);
  return (
    <>
      <div className={styles.head}>
        <Heading level={2}>{messages.money}</Heading>
        <p className={styles.note}>{messages.moneyNote}</p>
      </div>
      <div className={styles.column}>
        <SettingBlock
          title={messages.usdRate}
          value={
            <b>
              <MovingValue now={rate} wanted={wantedRate(requests)} />
            </b>
          }
        >
          <RateForm />
        </SettingBlock>
        <BonusBlock terms={bonusTerms} />
        <LimitBlock limits={levelLimits} />
      </div>
    </>
  );
}

/** What waits for another admin, and what was set last; beside the settings where there is room. */
function SettingsPanel({ data }: { data: SiteSettings }) {
  const isAdmin = useUnit($isAdmin);
  return (
    <aside className={styles.panel} aria-label={messages.panel}>
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

/** Where the groups of settings will be. */
function SettingsSkeleton() {
  return (
    <div className={styles.group}>
      <Skeleton height="200px" />
      <Skeleton height="200px" />
    </div>
  );
}

/** What the site is set to: what one admin changes at once, and what takes another. */
export function DeskSettings() {
  useGate(SettingsGate);
  const query = useQuery(settings);
  const { data } = query;
  return (
    <div className={styles.root}>
      <header className={styles.title}>
        <Heading level={1}>{messages.title}</Heading>
        <p className={styles.note}>{messages.note}</p>
      </header>
      {data !== null && <SettingsPanel data={data} />}
      <div className={styles.content}>
        <QueryView
          {...query}
          texts={{ ...loadTexts, failed: messages.failed }}
          skeleton={<SettingsSkeleton />}
        >
          {(loaded) => (
            <div className={styles.column}>
              <Alone data={loaded} />
              <OfMoney data={loaded} />
            </div>
          )}
        </QueryView>
      </div>
    </div>
  );
}
