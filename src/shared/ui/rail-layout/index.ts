export { RailLayout, type RailLayoutProps } from './rail-layout';
