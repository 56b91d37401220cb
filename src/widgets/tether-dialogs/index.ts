// The slice is entered by what members ask for: its dialogs listen, and nothing else leaves it.
import './events';
