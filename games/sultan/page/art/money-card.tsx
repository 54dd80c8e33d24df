/** The face of a money card: its value, and a purse of coins that grows with it. */
export function MoneyCard({ value }: { readonly value: number }) {
  const coins = Math.min(5, Math.ceil(value / 3));
  return (
    <svg class="money-card" viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect class="money-card-paper" x="1" y="1" width="58" height="82" rx="7" />
      <path class="money-card-frame" d="M9 5h42a4 4 0 014 4v66a4 4 0 01-4 4H9a4 4 0 01-4-4V9a4 4 0 014-4z" />
      <path class="money-card-arch" d="M12 79V44c0-10 11-14 18-22 7 8 18 12 18 22v35z" />
      <text class="money-card-value" x="30" y="34">
        {value}
      </text>
      {Array.from({ length: coins }, (_, i) => (
        <ellipse key={i} class="money-card-coin" cx={30 + (i % 2 === 0 ? 0 : 2)} cy={74 - i * 4} rx="11" ry="3.4" />
      ))}
    </svg>
  );
}
