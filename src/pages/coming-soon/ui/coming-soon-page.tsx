import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $isStaff } from '@/entities/member';
import { SwitchAccountButton } from '@/features/logout';
import { Heading } from '@/shared/ui/heading';
import { Inline } from '@/shared/ui/inline';
import { LinkButton } from '@/shared/ui/link-button';
import { Text } from '@/shared/ui/text';
import * as styles from './coming-soon-page.css';
import { messages } from './messages';

export interface ComingSoonPageProps {
  /** Korean name of the screen that will stand here. */
  name: string;
}

/** Holds the place of a screen that a later issue brings; staff, who have no other, are shown the way out. */
export function ComingSoonPage({ name }: ComingSoonPageProps) {
  const isStaff = useUnit($isStaff);
  return (
    <section className={styles.root} aria-labelledby="coming-soon-title">
      <Text tone="brand" weight="bold" size="sm">
        {name}
      </Text>
      <Heading level={1} size="display" id="coming-soon-title">
        {messages.title}
      </Heading>
      <span className={styles.rule} aria-hidden="true" />
      <Text as="p" tone="secondary" align="center" className={styles.body}>
        {isStaff ? messages.staff(name) : messages.body(name)}
      </Text>
      {isStaff ? (
        <SwitchAccountButton />
      ) : (
        <Inline gap="2" wrap justify="center">
          <LinkButton asChild>
            <Link to="/korea/cross">{messages.toBoard}</Link>
          </LinkButton>
          <LinkButton asChild variant="secondary">
            <Link to="/">{messages.toTop}</Link>
          </LinkButton>
        </Inline>
      )}
    </section>
  );
}
