// Each of these registers its dialogs and what opens them; the views are chunks of their own.
import '@/features/casino-dialogs/events';
import '@/features/inquiry-write/events';
import '@/features/login/events';
import '@/features/non-member/events';
import '@/features/password';
import '@/features/referral-signup';
import '@/features/sports-dialogs/events';
import '@/features/user-info';
import '@/widgets/notification-center';
import '@/widgets/tether-dialogs';
