import './Room.css'

/** Wall, lamp and table behind every screen. */
export function Room() {
  return (
    <div className="room" aria-hidden="true">
      <i className="room__paper" />
      <i className="room__lamp" />
      <i className="room__table" />
      <i className="room__vignette" />
    </div>
  )
}
