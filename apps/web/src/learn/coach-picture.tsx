/** The keeper of the serai, with the lantern whose light shows what a step is about. */
export const CoachPicture = () => (
  <svg class="keeper" viewBox="0 0 120 130" aria-hidden="true" focusable="false">
    <path fill="#27395c" d="M12 130c0-32 17-47 41-47s41 15 41 47z" />
    <path fill="#fbf3df" d="M43 84h20l-5 46h-10z" />
    <path fill="none" stroke="#e8b95b" stroke-width="3" d="M29 92c7 13 12 25 16 38M77 92c-7 13-12 25-16 38" />
    <path fill="#d79a6c" d="M29 52h48c2 23-8 38-24 38S27 75 29 52z" />
    <path fill="#f3e7d2" d="M28 60c2 6 8 9 12 8 5-5 21-5 26 0 4 1 10-2 12-8 3 27-8 42-25 42S25 87 28 60z" />
    <path fill="#fffaf0" stroke="#d8c6a4" d="M40 70c5-5 10-4 13-1 3-3 8-4 13 1-5 4-10 3-13 1-3 2-8 3-13-1z" />
    <path fill="none" stroke="#9c4a35" stroke-width="2.2" stroke-linecap="round" d="M48 77q5 4 10 0" />
    <path fill="none" stroke="#a9683f" stroke-width="2" stroke-linecap="round" d="M53 56c3 4 4 8 0 9" />
    <ellipse fill="#2b1d14" cx="42" cy="57" rx="2.6" ry="3.2" />
    <ellipse fill="#2b1d14" cx="64" cy="57" rx="2.6" ry="3.2" />
    <path fill="none" stroke="#efe2cb" stroke-width="3" stroke-linecap="round" d="M36 50q6-4 11 0M59 50q6-4 11 0" />
    <path fill="#96381f" d="M23 46C19 24 35 12 53 12s34 12 30 34c-8-8-52-8-60 0z" />
    <path
      fill="none"
      stroke="#c2603c"
      stroke-width="3.4"
      stroke-linecap="round"
      d="M23 46c2-16 22-26 46-26M29 48c8-14 28-20 52-16M83 46C79 34 65 22 41 17"
    />
    <path fill="#e8b95b" d="M53 12c-4-4-2-8 0-11 2 3 4 7 0 11zM53 22l5 7-5 7-5-7z" />
    <path fill="#27395c" d="M82 101c9-3 14-9 16-20l9 3c-1 18-8 29-21 34z" />
    <circle cx="103" cy="80" r="6" fill="#c98a5e" />
    <g class="keeper-lantern">
      <path fill="none" stroke="#6b2b16" stroke-width="2" d="M103 76v10" />
      <path fill="#6b2b16" d="M92 94l11-9 11 9zM93 121h20l-3 5H96z" />
      <path fill="#ffd98a" stroke="#6b2b16" stroke-width="1.5" d="M93 94h20l2 27H91z" />
      <path fill="#ee8a1d" d="M103 101c6 7 6 14 0 16-6-2-6-9 0-16z" />
    </g>
  </svg>
);
