import { useUnit } from 'effector-react';
import { inquiryRequested } from '@/entities/member';
import { $messengers, MessengerList } from '@/entities/messenger';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import '../model';
import * as styles from './maintenance-page.css';
import { messages } from './messages';
import { MoonJar } from './moon-jar';

/** Shown while the site is under maintenance; the app leads away when it is over. */
export function MaintenancePage() {
  const { messengers, onInquiry } = useUnit({
    messengers: $messengers,
    onInquiry: inquiryRequested,
  });
  return (
    <section className={styles.root} aria-labelledby="maintenance-title">
      <MoonJar />
      <div className={styles.words}>
        <Heading level={1} size="h1" id="maintenance-title">
          {messages.title}
        </Heading>
        <p className={styles.text}>{messages.text}</p>
        <Text as="p" size="md" tone="hint">
          {messages.back}
        </Text>
      </div>
      <div className={styles.help}>
        <Text as="p" size="sm" tone="secondary">
          {messages.help}
        </Text>
        <Button variant="secondary" size="lg" fullWidth onClick={() => onInquiry()}>
          {messages.inquiry}
        </Button>
        <MessengerList messengers={messengers} />
      </div>
    </section>
  );
}
