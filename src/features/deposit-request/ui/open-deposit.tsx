import { useUnit } from 'effector-react';
import { isCancellable, type MoneyRequest, RequestCard } from '@/entities/money-request';
import { Button } from '@/shared/ui/button';
import { cancelling } from '../model';
import { messages } from './messages';

export interface OpenDepositProps {
  request: MoneyRequest;
}

/** The deposit under way; it may be taken back until staff works on it. */
export function OpenDeposit({ request }: OpenDepositProps) {
  const { isCancelling, onCancel } = useUnit({
    isCancelling: cancelling.$isPending,
    onCancel: cancelling.start,
  });
  return (
    <RequestCard
      request={request}
      action={
        isCancellable(request) && (
          <Button
            size="sm"
            variant="secondary"
            loading={isCancelling}
            onClick={() => onCancel(request.id)}
          >
            {messages.cancel}
          </Button>
        )
      }
    />
  );
}
