export { inFrames } from './in-frames';
