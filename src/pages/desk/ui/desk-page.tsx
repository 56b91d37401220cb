import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { $isAdmin } from '@/entities/member';
import { Hosts } from '@/widgets/app-shell';
import { DeskAddresses } from '@/widgets/desk-addresses';
import { DeskAudit } from '@/widgets/desk-audit';
import { DeskBanks } from '@/widgets/desk-banks';
import { DeskCasino, DeskCasinoRounds } from '@/widgets/desk-casino';
import { DeskCoupons } from '@/widgets/desk-coupons';
import { DeskDebts } from '@/widgets/desk-debts';
import { DeskFixtures } from '@/widgets/desk-fixtures';
import { DeskInquiries } from '@/widgets/desk-inquiries';
import { DeskMembers } from '@/widgets/desk-members';
import { DeskMessages } from '@/widgets/desk-messages';
import { DeskEvents, DeskNews, DeskPopups } from '@/widgets/desk-notices';
import { DeskPosts } from '@/widgets/desk-posts';
import { DeskAttendance, DeskQuests, DeskTournaments } from '@/widgets/desk-rewards';
import { DeskMinigames, DeskRounds } from '@/widgets/desk-rounds';
import { DeskSettings } from '@/widgets/desk-settings';
import { $kind, QueueView } from '@/widgets/desk-queue';
import { type DeskSection, DeskShell, deskSectionsOf } from '@/widgets/desk-shell';
import { $address } from '../model';
import { Today } from './today';

export interface SectionProps {
  /** The one thing of the section that the address names, such as a member; null for all of them. */
  item: string | null;
}

/** What is drawn for each section: they come with the desk, so that the members' entry knows none of them. */
const views: Record<DeskSection, ComponentType<SectionProps>> = {
  member: DeskMembers,
  coupon: DeskCoupons,
  debt: DeskDebts,
  news: DeskNews,
  popup: DeskPopups,
  event: DeskEvents,
  attendance: DeskAttendance,
  quest: DeskQuests,
  tournament: DeskTournaments,
  bank: DeskBanks,
  inquiry: DeskInquiries,
  message: DeskMessages,
  post: DeskPosts,
  fixture: DeskFixtures,
  minigame: DeskMinigames,
  round: DeskRounds,
  casino: DeskCasino,
  casinoRound: DeskCasinoRounds,
  address: DeskAddresses,
  setting: DeskSettings,
  audit: DeskAudit,
};

function Contents() {
  const [kind, { section, tab = null }, isAdmin] = useUnit([$kind, $address, $isAdmin]);
  if (kind !== null) return <QueueView key={kind} kind={kind} />;
  const known = deskSectionsOf(isAdmin).find((one) => one === section);
  if (known === undefined) return <Today />;
  const View = views[known];
  return <View key={known} item={tab} />;
}

/** Where staff works: the queue or the section of the address, or all queues at a glance. */
export function DeskPage() {
  return (
    <DeskShell overlays={<Hosts />}>
      <Contents />
    </DeskShell>
  );
}
