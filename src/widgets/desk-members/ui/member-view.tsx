import { useGate, useUnit } from 'effector-react';
import { type DeskMember, deskMember, MemberLimits } from '@/entities/desk-member';
import { DeskListGate } from '@/features/desk-list';
import { CarePanel } from '@/features/member-care';
import { loadTexts } from '@/shared/copy';
import { Chip } from '@/shared/ui/chip';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { $tab, MemberGate, type MemberTab, tabChosen } from '../model/member';
import { MemberHead } from './member-head';
import { MemberLines } from './member-lines';
import { MemberPart } from './member-part';
import * as styles from './member-view.css';
import { MemberSkeleton } from './member-view.skeleton';
import { messages } from './messages';

const tabs = Object.keys(messages.tab) as MemberTab[];

function countOf(tab: MemberTab, { requests, debts, notes, sessions }: DeskMember): object {
  if (tab === 'requests') return { count: requests.length };
  if (tab === 'debts') return { count: debts.length };
  if (tab === 'notes') return { count: notes.length };
  return tab === 'access' ? { count: sessions.length } : {};
}

function Whole({ data }: { data: DeskMember }) {
  const [tab, onTab] = useUnit([$tab, tabChosen]);
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <MemberHead data={data} />
        <fieldset className={styles.tabs} aria-label={messages.tabs}>
          {tabs.map((one) => (
            <Chip
              key={one}
              selected={one === tab}
              onClick={() => onTab(one)}
              {...countOf(one, data)}
            >
              {messages.tab[one]}
            </Chip>
          ))}
        </fieldset>
        <div className={styles.contents}>
          {tab === 'lines' ? <MemberLines data={data} /> : <MemberPart part={tab} data={data} />}
        </div>
      </div>
      <aside className={styles.side}>
        <CarePanel />
        <div className={styles.limits}>
          <MemberLimits data={data.protection} />
        </div>
      </aside>
    </div>
  );
}

export interface MemberViewProps {
  memberId: string;
}

/** All that staff sees of one member, and what staff may do. */
export function MemberView({ memberId }: MemberViewProps) {
  useGate(DeskListGate);
  useGate(MemberGate, { memberId });
  const query = useQuery(deskMember);
  return (
    <div className={styles.frame}>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failedMember }}
        skeleton={<MemberSkeleton />}
        isTile
      >
        {(loaded) => <Whole data={loaded} />}
      </QueryView>
    </div>
  );
}
