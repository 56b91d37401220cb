import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { inviteLink } from '../lib/invite-link';
import * as styles from './friend-page.css';
import { messages } from './messages';

export interface InviteCardProps {
  /** Null for a member without one. */
  code: string | null;
  /** Scheme and host of the site. */
  origin: string;
  onCopyCode: (code: string) => void;
  onCopyLink: (link: string) => void;
}

/** The code that a member gives to friends, and the link that fills it in. */
export function InviteCard({ code, origin, onCopyCode, onCopyLink }: InviteCardProps) {
  if (code === null)
    return (
      <Card>
        <p>{messages.noCode}</p>
      </Card>
    );
  const link = inviteLink(code, origin);
  return (
    <Card className={styles.part}>
      <div className={styles.line}>
        <div>
          <p className={styles.label}>{messages.code}</p>
          <b className={styles.code}>{code}</b>
        </div>
        <Button variant="secondary" onClick={() => onCopyCode(code)}>
          {messages.copyCode}
        </Button>
      </div>
      <div className={styles.line}>
        <div>
          <p className={styles.label}>{messages.link}</p>
          <span className={styles.link}>{link}</span>
        </div>
        <Button onClick={() => onCopyLink(link)}>{messages.copyLink}</Button>
      </div>
      <p className={styles.note}>{messages.linkHint}</p>
    </Card>
  );
}
