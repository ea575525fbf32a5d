/** Says how far a long work is: on one line of a terminal, or at every tenth elsewhere. */
export class Progress {
  private done = 0;
  private shown = -1;

  /** @param total how much there is, where it is known */
  constructor(
    private readonly label: string,
    private readonly total?: number,
    private readonly out: NodeJS.WriteStream = process.stderr,
  ) {}

  add(amount: number): void {
    this.done += amount;
    const { label, total, done, out } = this;
    if (out.isTTY) return void out.write(`\r${label} : ${done}${total === undefined ? "" : ` / ${total}`}`);
    if (total === undefined) return;
    const tenth = Math.floor((done / total) * 10);
    if (tenth === this.shown) return;
    this.shown = tenth;
    out.write(`${label} : ${done} / ${total}\n`);
  }

  end(): void {
    if (this.out.isTTY) this.out.write("\n");
  }
}
