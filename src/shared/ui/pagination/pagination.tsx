import { IconChevronLeft, IconChevronRight } from '@/shared/icons';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../visually-hidden';
import { pageWindow } from './page-window';
import * as styles from './pagination.css';

export interface PaginationProps {
  /** Page visible, from 1. */
  page: number;
  /** Number of pages; nothing is drawn for one. */
  pageCount: number;
  /** Another page was requested. */
  onPageChange: (page: number) => void;
  /** Names of the navigation and its two arrows, and of a page. */
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}

/** The way through numbered pages; nothing where there is one. */
export function Pagination({ page, pageCount, onPageChange, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className={styles.root}>
      <IconButton
        size="sm"
        label={labels.previous}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <IconChevronLeft size={18} />
      </IconButton>
      {pageWindow(page, pageCount).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPageChange(number)}
        >
          <span aria-hidden="true">{number}</span>
          <VisuallyHidden>{labels.page(number)}</VisuallyHidden>
        </button>
      ))}
      <IconButton
        size="sm"
        label={labels.next}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <IconChevronRight size={18} />
      </IconButton>
    </nav>
  );
}
