// The style sheets of the rules pages, which load no script: the build takes their names from here (scripts/css-of.ts).
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/controls.css";
import "../styles/art.css";
import "./rules.css";
import "./rules-text.css";
import "./rules-sizes.css";
