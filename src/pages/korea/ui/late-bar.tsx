import { Banner } from '@/shared/ui/banner';
import { messages } from './messages';
import * as styles from './late-bar.css';

/** Says why every price is locked; stays in sight while the list scrolls. */
export function LateBar() {
  return (
    <div className={styles.root}>
      <Banner tone="error" title={messages.late}>
        {messages.lateText}
      </Banner>
    </div>
  );
}
