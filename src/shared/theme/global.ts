// The order matters: layers are declared before any rule uses one. The app's entry imports this file first.
import './layers.css';
import './reset.css';
import './themes.css';
import './bars.css';
