import { formatAmount, formatCount } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import type { Rolling } from '../api';
import { messages } from './messages';
import * as styles from './rolling-view.css';

export interface AgencyShareProps {
  agency: NonNullable<Rolling['agency']>;
  currency: Rolling['currency'];
}

const categories = ['casino', 'slot', 'mini'] as const;

/** What the member has earned as an agent: by the stakes of who signed up with them, and of those below. */
export function AgencyShare({ agency: { members, earned }, currency }: AgencyShareProps) {
  const shares = categories.map((category) => ({
    term: messages.categories[category],
    value: formatAmount(earned[category], currency),
  }));
  return (
    <Card>
      <div className={styles.form}>
        <Heading level={3}>{messages.agency}</Heading>
        <DataList
          divided
          items={[
            { term: messages.agencyMembers, value: messages.people(formatCount(members)) },
            ...shares,
            { term: messages.agencyTotal, value: formatAmount(earned.total, currency) },
          ]}
        />
        <p className={styles.note}>{messages.agencyNote}</p>
      </div>
    </Card>
  );
}
