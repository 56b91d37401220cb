import type { ReactNode } from 'react';
import { AlertDialog } from '../alert-dialog';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Sheet } from '../sheet';

export type Kind = 'bottom sheet' | 'side sheet' | 'dialog' | 'alert';

interface LayerProps {
  kind: Kind;
  open: boolean;
  onOpen: (open: boolean) => void;
  onOk?: () => void;
  children?: ReactNode;
}

/** A layer of any kind, named by its kind; the first control of a dialog takes the focus. */
export function AnyLayer({ kind, open, onOpen, onOk, children }: LayerProps) {
  const close = () => onOpen(false);
  function ok() {
    onOk?.();
    close();
  }
  if (kind === 'alert')
    return (
      <AlertDialog
        open={open}
        title={kind}
        message="계속할까요?"
        okLabel="확인"
        cancelLabel="취소"
        onOk={ok}
        onCancel={close}
      />
    );
  const content = children ?? (
    <Button autoFocus onClick={ok}>
      확인
    </Button>
  );
  const frame = { open, onClose: close, title: kind, closeLabel: `${kind} 닫기` };
  if (kind === 'dialog') return <Dialog {...frame}>{content}</Dialog>;
  return (
    <Sheet {...frame} side={kind === 'side sheet' ? 'right' : 'bottom'}>
      <div style={{ minBlockSize: '60dvh' }}>{content}</div>
    </Sheet>
  );
}
