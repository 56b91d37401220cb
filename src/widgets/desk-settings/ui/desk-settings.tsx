import { useGate } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { settings, SettingsGate } from '../model/settings';
import { Alone } from './alone';
import * as styles from './desk-settings.css';
import { messages } from './messages';
import { OfMoney } from './money';
import { SettingsPanel } from './settings-panel';

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
