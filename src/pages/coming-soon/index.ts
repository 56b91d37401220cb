export { ComingSoonPage, type ComingSoonPageProps } from './ui/coming-soon-page';
