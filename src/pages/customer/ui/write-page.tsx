import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { InquiryWriteForm } from '@/features/inquiry-write';
import { IconChevronLeft } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { IconLink } from '@/shared/ui/icon-link';
import { CommunityRail } from '@/widgets/community-nav';
import { $flag } from '../model/write';
import * as styles from './customer-page.css';
import { messages } from './messages';

/** The form of a question, of the kind that the address names. */
export function WritePage() {
  const flag = useUnit($flag);
  return (
    <CommunityRail>
      <div className={styles.root}>
        <div className={styles.column}>
          <header className={styles.head}>
            <IconLink>
              <Link to="/customer" aria-label={messages.toList}>
                <IconChevronLeft size={22} />
              </Link>
            </IconLink>
            <Heading level={1}>{messages.write}</Heading>
          </header>
          <Card>
            <InquiryWriteForm key={flag} flag={flag} />
          </Card>
        </div>
      </div>
    </CommunityRail>
  );
}
