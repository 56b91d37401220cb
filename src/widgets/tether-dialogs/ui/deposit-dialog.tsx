import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { DepositSteps, terms } from '@/features/tether-deposit';
import { loadTexts } from '@/shared/copy';
import { Dialog } from '@/shared/ui/dialog';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { depositDialog } from '../dialogs';
import { DepositGate } from '../model';
import { messages } from './messages';

/** A deposit in coins over whichever page is shown, step by step as its page has it. */
export function DepositDialog() {
  useGate(DepositGate);
  const { onClose, ...query } = useUnit({
    data: terms.$data,
    failure: terms.$failure,
    isPending: terms.$isPending,
    onRetry: terms.refresh,
    onClose: depositDialog.closed,
  });
  return (
    <Dialog
      open
      width="narrow"
      title={messages.deposit}
      closeLabel={messages.close}
      onClose={() => onClose()}
      footer={
        <LinkButton asChild fullWidth variant="secondary">
          <Link to="/chargeCrypto">{messages.whole}</Link>
        </LinkButton>
      }
    >
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.depositFailed }}
        skeleton={<Skeleton height={480} shape="box" />}
      >
        {(data) => <DepositSteps terms={data} />}
      </QueryView>
    </Dialog>
  );
}
