/** A small game of our own in the source format, with every irregularity that the importer knows. */
export const harbour = `# Remark above everything
rules:
  - name: Basics
    text: Play until the tide turns.
conditions:
  Chill: &Chill
    name: Chill
    image_url: http://pictures.invalid/chill.png
    text: You have -1 speed.
  Guarded: &Guarded
    name: Guarded
    text: Attacks against you have +1def.
hints:
  ChillHint: &ChillHint
    name: Chill
    text: Less speed for a while.
  PierHint: &PierHint
    name: Pier (brown shade)
    text: |-
      Whoever holds the pier scores.

      Ties score nothing.
markers:
  Crate: &Crate
    name: Crate
    is_marker: true
    text: Blocks sight.
shared_rules:
  Second: &Second
    name: Second wind
    text: 1/Game, heal 1.
    tokens:
      - name: Breath
        text: Heal 1, then discard this.
counters:
  Steam: &Steam
    name: Steam
terrain:
  Mud: &Mud
    name: Mud
    is_marker: true
    text: Costs 2 to enter.
season: the rainy one
sets:
  - name: Tide Guild
    completion: BETA
    color: [ 0, .5, 1 ]
    description: |-
      - Currents
      - Nets
    publisher: Pier Press
    Soaked: &Soaked
      name: Soaked
      text: |-
        text: |-
          Lose 1 def.
            Until you dry.
    rules:
      - &Currents
        name: Currents
        text: Push 1 at the end of the round.
        tokens:
          - *Soaked
        dice:
          - name: Current
            color: gray
            values: [ 2 ]
      - *Second
    heroes:
      - name: D'Arc Volta
        polish: [ needs_testing, cheer_up ]
        description: Lightning on a leash
        image_url: http://pictures.invalid/darc.png
        health: 9
        speed: 3
        complexity: 2
        passives:
          - name: Start of turn
            text: Gain 1 Steam.
            tokens:
              - *Steam
          - name: You are always dry
            text: ""
        default_abilities:
          - name: Spark
            text: Range 2, 1dmg
            hints:
              - *ChillHint
        token:
          - name: Turret
            text: Range 1, 1dmg.
        hints:
          - *Crate
        bot_cards:
          default:
            text: |-
              Move 2 to the nearest enemy
              Attack twice
        cards: []
        abilities:
          - name: Net
            text: |-
              Tap:
              Range 3, give Chill
            token:
              - *Chill
              - *Chill
          - name: Net
            text: Another net of the same name.
            Pole: &Pole
              name: Pole
              is_marker: true
              size: 0.5
              text: This edge is blocked.
            tokens:
              - *Pole
              - *Pole
            marker:
              - name: Buoy
                back_image_url: http://pictures.invalid/buoy-back.png
          - name: Spill
            text: 007
            tokens:
              - name: Puddle
                size: 2
                marker: true
                description: Wet ground.
              - name: Lamp
                is_marker: true
                text: Bright.
              - name: Lamp
                is_marker: false
                text: Bright.
            dice:
              - name: Charge
                color: ultraviolet
                values: [ 6, 4 ]
            owner: the harbour master
      - name: Torrent
        health: 0
        speed: 2
        tokens:
          - name: Turret
            text: Range 4, 2dmg.
          - name: Puddle
            size: 2
            marker: true
            description: Wet ground.
          - *Soaked
        units:
          - name: Turret
            count: 2
            type: Machine
            health: 1
            speed: 0
            default_abilities:
              - name: Immune to push
                text: ""
            abilities:
              - name: Not for summons
                text: Kept all the same.
#      - name: Retired Captain
#        health: 3
    maps:
      - name: Old Pier
        image_path: old_pier.png
        tokens:
          - *Crate
          - *Crate
        hints:
          - *PierHint
          - name: Gull
            text: Steals a counter.
    intro_setup:
      map: Old Pier
      red:
        - D'Arc Volta
      blue:
        - Torrent
  - name: Ash Choir
    rules:
      - *Currents
    heroes:
      - name: Ember Nun
        health: 7
        speed: 3
        abilities:
          - name: Hymn
            text: Give Soaked, of all things.
            tokens:
              - *Soaked
              - name: Guarded
                text: Attacks against you have +1def.
    intro_setup:
      map: Cellar
      red: [ Ember Nun ]
      blue: [ Nobody ]
`;
