// A door of its own: the sheet loads after the first paint, so it belongs in another chunk than `global`.
import './forced-colors.css';
