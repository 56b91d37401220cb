export { CasinoStrip } from './ui/casino-strip';
